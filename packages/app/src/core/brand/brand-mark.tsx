import { brand } from '#core/config/brand.ts';
import './brand-mark.css';

/** The brand's mark with its name. */
export function BrandMark() {
  return (
    <>
      <svg className="brand-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={brand.mark} />
      </svg>
      <span>{brand.name}</span>
    </>
  );
}
