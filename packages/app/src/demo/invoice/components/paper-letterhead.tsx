import type { ReactNode } from 'react';
import { BrandMark } from '#core/brand/brand-mark.tsx';
import { brand } from '#core/config/brand.ts';

/** The brand at the head of a printed invoice, with its address. @param children the content at the end. */
export function PaperLetterhead({ children }: { readonly children: ReactNode }) {
  return (
    <div className="invoice-head">
      <div>
        <div className="invoice-brand">
          <BrandMark />
        </div>
        <address className="muted">
          {[...brand.address, brand.supportEmail].map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      </div>
      <div>{children}</div>
    </div>
  );
}
