import { useMemo } from 'react';
import { ChunkFailure } from '#core/chunk/chunk-failure.tsx';
import { useChunk } from '#core/chunk/use-chunk.ts';

const load = async () => (await import('uqr')).encode;

/** Returns the dark squares of a QR code as path data. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

interface Props {
  /** The purpose of the code, as its accessible name. */
  readonly label: string;
  /** The text in the code. */
  readonly text: string;
}

/** A QR code. It is dark on light in every skin, because many cameras need that. */
export function QrCode({ label, text }: Props) {
  const { part: encode, failed, retry } = useChunk(load, true);
  const code = useMemo(() => encode?.(text, { ecc: 'M', border: 3 }), [encode, text]);
  if (failed) return <ChunkFailure onRetry={retry} />;
  if (!code) return <span className="qr-code" aria-hidden="true" />;
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <svg className="qr-code" aria-hidden="true" viewBox={`0 0 ${code.size} ${code.size}`}>
        <path shapeRendering="crispEdges" d={pathOf(code.data)} />
      </svg>
    </>
  );
}
