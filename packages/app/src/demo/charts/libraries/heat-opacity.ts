/** The opacities of the classes of a heat map, from the lowest to the highest. `charts.css` has the same ones. */
export const HEAT_OPACITIES = [0.14, 0.38, 0.66, 1] as const;
