import { Button } from '@plinth/ui-kit/react/button';
import { Progress } from '@plinth/ui-kit/react/progress';
import { Radio } from '@plinth/ui-kit/react/radio';
import { RadioGroup } from '@plinth/ui-kit/react/radio-group';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CardFrame } from '#demo/_shared/cards/card-frame.tsx';
import { SURVEY } from '#demo/_shared/cards/samples.ts';
import { textValueOf } from '#demo/_shared/event-value.ts';
import { resultsOf } from '../survey-result.ts';
import { selectSurveyAnswer, surveyAnswered, surveyReopened } from '../survey-slice.ts';

function Question() {
  const dispatch = useDispatch();
  const [chosen, setChosen] = useState<string>(SURVEY.answers[0].id);
  return (
    <div className="survey-form">
      <p aria-hidden="true">
        <bdi>{SURVEY.question}</bdi>
      </p>
      <RadioGroup
        label={SURVEY.question}
        labelHidden
        value={chosen}
        onChange={(event) => setChosen(textValueOf(event) ?? chosen)}
      >
        {SURVEY.answers.map(({ id, text }) => (
          <Radio key={id} value={id}>
            {text}
          </Radio>
        ))}
      </RadioGroup>
      <Button onClick={() => dispatch(surveyAnswered(chosen))}>Vote</Button>
    </div>
  );
}

function Results({ answer }: { readonly answer: string }) {
  const dispatch = useDispatch();
  return (
    <output className="figure-stack">
      <p>
        <bdi>{SURVEY.question}</bdi>
      </p>
      {resultsOf(SURVEY.answers, answer).map(({ id, text, votes, percent }) => (
        <Progress
          key={id}
          label={id === answer ? `${text} (your answer)` : text}
          value={percent}
          valueText={`${percent}%, ${votes} votes`}
        />
      ))}
      <div>
        <Button size="small" onClick={() => dispatch(surveyReopened())}>
          Change your answer
        </Button>
      </div>
    </output>
  );
}

/** A question with one vote, which shows the results afterwards. */
export function SurveyCard({ id }: { readonly id?: string }) {
  const answer = useSelector(selectSurveyAnswer);
  return (
    <CardFrame title="Survey" id={id}>
      {answer === null ? <Question /> : <Results answer={answer} />}
    </CardFrame>
  );
}
