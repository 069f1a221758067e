import { Switch } from '@plinth/ui-kit/react/switch';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectMutedTopics, topics, topicSwitched } from '../notifications-slice.ts';

interface Props {
  readonly slot: string;
}

/** The switches that mute topics. Each takes effect immediately. */
export function NoticeSettings({ slot }: Props) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mutedTopics = useSelector(selectMutedTopics);
  return (
    <fieldset slot={slot} className="notice-settings">
      <legend className="text-13 muted">{t('notifications.settingsLegend')}</legend>
      {topics.map((topic) => {
        const isOn = !mutedTopics.includes(topic);
        return (
          <Switch key={topic} checked={isOn} onChange={() => dispatch(topicSwitched({ topic, on: !isOn }))}>
            {t(`notifications.topics.${topic}`)}
          </Switch>
        );
      })}
    </fieldset>
  );
}
