import type { ProductDrawing } from '@plinth/api-client/demo/shop';

/** The style of a part of a drawing. */
type Stroke = 'outline' | 'detail' | 'hatching' | 'body' | 'panel' | 'tint' | 'shade' | 'shaded' | 'solid' | 'brass';

/** The parts of a drawing, from back to front: how each is drawn, and its path on a field of 200 × 150. */
export type Drawing = readonly (readonly [stroke: Stroke, path: string])[];

/** Drawings by the product that they show. */
export type ProductArt = Readonly<Partial<Record<ProductDrawing, Drawing>>>;
