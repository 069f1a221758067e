import { Button } from '#react/button.ts';
import { Checkbox } from '#react/checkbox.ts';
import { Switch } from '#react/switch.ts';
import type { Guidance } from '#testing/guidance.ts';

export const guidance: Guidance = [
  {
    do: {
      picture: <Switch defaultChecked>Email after each collection</Switch>,
      alt: 'A switch with the label “Email after each collection”, turned on.',
      reason: 'Name the thing that is on or off, and let the switch say which.',
    },
    dont: {
      picture: <Switch defaultChecked>Turn emails on or off</Switch>,
      alt: 'A switch with the label “Turn emails on or off”, turned on.',
      reason: 'Don’t describe what the switch does: the label then reads the same in both states.',
    },
  },
  {
    do: {
      picture: (
        <div className="plinth-stack">
          <Checkbox defaultChecked>Email after each collection</Checkbox>
          <div className="plinth-row">
            <Button variant="primary">Save</Button>
          </div>
        </div>
      ),
      alt: 'A checkbox “Email after each collection” above a button “Save”.',
      reason: 'Use a checkbox in a form with a button that saves, because nothing changes before that.',
    },
    dont: {
      picture: (
        <div className="plinth-stack">
          <Switch defaultChecked>Email after each collection</Switch>
          <div className="plinth-row">
            <Button variant="primary">Save</Button>
          </div>
        </div>
      ),
      alt: 'A switch “Email after each collection” above a button “Save”.',
      reason: 'Don’t put a switch above a button that saves: it looks as if it were already in effect.',
    },
  },
];
