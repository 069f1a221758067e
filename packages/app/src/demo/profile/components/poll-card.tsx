import type { Poll } from '@plinth/api-client/demo/profile';
import { Button } from '@plinth/ui-kit/react/button';
import { Card } from '@plinth/ui-kit/react/card';
import { Progress } from '@plinth/ui-kit/react/progress';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useRef, useState, type ComponentRef } from 'react';
import { useDispatch } from 'react-redux';
import { votePercent } from '../profile-changes.ts';
import { voted } from '../profile-events.ts';

/** A poll: a choice before the vote, and the result after it. */
export function PollCard({ poll }: { readonly poll: Poll }) {
  const dispatch = useDispatch();
  const group = useRef<ComponentRef<typeof RadioGroup>>(null);
  const [option, setOption] = useState('');
  /** Whether a vote was sent without an option. */
  const [isMissing, setMissing] = useState(false);
  const { id, question, options, choice } = poll;
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <Card>
      <h2 slot="heading">
        <bdi>{question}</bdi>
      </h2>
      {choice === null ? (
        <div className="profile-poll">
          <RadioGroup
            ref={group}
            label="Options"
            value={option}
            error={isMissing && option === '' ? 'Choose an option' : ''}
            onChange={() => setOption(group.current?.value ?? '')}
          >
            {options.map((one) => (
              <Radio key={one.option} value={one.option}>
                {one.option}
              </Radio>
            ))}
          </RadioGroup>
          <Button
            size="small"
            label={`Vote: ${question}`}
            onClick={() => {
              if (option === '') setMissing(true);
              else dispatch(voted({ pollId: id, option }));
            }}
          >
            Vote
          </Button>
        </div>
      ) : (
        <div className="profile-poll">
          {options.map((one) => (
            <Progress
              key={one.option}
              label={one.option === choice ? `${one.option} (your vote)` : one.option}
              value={votePercent(poll, one)}
              valueText={`${votePercent(poll, one)}%`}
            />
          ))}
          <p className="muted text-13">
            <bdi>{total === 1 ? '1 vote' : `${total} votes`}</bdi>
          </p>
        </div>
      )}
    </Card>
  );
}
