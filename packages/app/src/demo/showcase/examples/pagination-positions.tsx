import { Pagination } from '@plinth/ui-kit/react/pagination';
import { useState } from 'react';

const POSITIONS = [
  ['Start', ''],
  ['Center', 'plinth-justify-center'],
  ['End', 'plinth-justify-end'],
] as const;

export function Example() {
  const [page, setPage] = useState(2);
  return (
    <div className="plinth-stack">
      {POSITIONS.map(([position, className]) => (
        <div key={position} className={`plinth-row ${className}`}>
          <Pagination
            label={`Contracts, ${position}`}
            page={page}
            pages={4}
            onPageChange={({ detail }) => setPage(detail.page)}
          />
        </div>
      ))}
    </div>
  );
}
