import { Checkbox } from '@plinth/ui-kit/react/checkbox';
import { useRef, type ComponentRef } from 'react';
import { AREAS, everyGrant, grantOf, RIGHT_COUNT, RIGHTS, withGrant, type Grants } from '../role-access.ts';

interface BoxProps {
  /** Name for assistive technology. */
  readonly name: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

function RightBox({ name, checked, onCheckedChange }: BoxProps) {
  const box = useRef<ComponentRef<typeof Checkbox>>(null);
  return (
    <Checkbox ref={box} checked={checked} onChange={() => onCheckedChange(box.current?.checked ?? false)}>
      <span className="visually-hidden">{name}</span>
    </Checkbox>
  );
}

interface Props {
  readonly grants: Grants;
  readonly onGrantsChange: (grants: Grants) => void;
}

/** A table of the areas and the rights in them, with a box for each. */
export function AccessTable({ grants, onGrantsChange }: Props) {
  const every = useRef<ComponentRef<typeof Checkbox>>(null);
  const hasAll = grants.size === RIGHT_COUNT;
  return (
    <table className="access">
      <caption className="visually-hidden">Permissions of the role</caption>
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {RIGHTS.map(({ right, name }) => (
            <th key={right} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="access-all">
          <th scope="row">
            Administrator access{' '}
            <bdi className="faint">
              {grants.size} of {RIGHT_COUNT}
            </bdi>
          </th>
          <td colSpan={RIGHTS.length}>
            <Checkbox
              ref={every}
              checked={hasAll}
              indeterminate={grants.size > 0 && !hasAll}
              onChange={() => onGrantsChange(everyGrant(every.current?.checked ?? false))}
            >
              Select all
            </Checkbox>
          </td>
        </tr>
        {AREAS.map(({ area, name }) => (
          <tr key={area}>
            <th scope="row">{name}</th>
            {RIGHTS.map(({ right, name: rightName }) => (
              <td key={right}>
                <RightBox
                  name={`${name}: ${rightName}`}
                  checked={grants.has(grantOf(area, right))}
                  onCheckedChange={(isGranted) => onGrantsChange(withGrant(grants, area, right, isGranted))}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
