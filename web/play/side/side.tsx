import { memo, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { RuleTold } from '#ui/rulebook'
import type { Moment } from '../use-moment.ts'
import { useVenue } from '../venue.ts'
import { Chat } from './chat.tsx'
import { Log } from './log.tsx'
import { RulesTab } from './rules-tab.tsx'
import { useUnread } from './use-talk.ts'
import './side.css'

interface SideProps {
  readonly moment: Moment
  readonly rules: ReadonlyMap<string, RuleTold>
}

/** Log, chat and rules next to the table. */
export const Side = memo(function Side({ moment, rules }: SideProps) {
  const t = useTranslations('play')
  const [tab, setTab] = useState<string>('log')
  const unread = useUnread()
  const { hasTable } = useVenue()
  return (
    <Tabs className="side-tabs" selectedKey={tab} onSelectionChange={key => setTab(String(key))}>
      <TabList aria-label={t('side')}>
        <Tab id="log">{t('log')}</Tab>
        {hasTable && (
          <Tab id="chat" aria-label={unread > 0 ? t('chatUnread', { n: unread }) : t('chat')}>
            {t('chat')}
            {unread > 0 && (
              <span className="unread" aria-hidden="true">
                {unread}
              </span>
            )}
          </Tab>
        )}
        <Tab id="rules">{t('rules')}</Tab>
      </TabList>
      <TabPanel id="log">
        <Log moment={moment} />
      </TabPanel>
      {hasTable && (
        <TabPanel id="chat">
          <Chat />
        </TabPanel>
      )}
      <TabPanel id="rules">
        <RulesTab rules={rules} />
      </TabPanel>
    </Tabs>
  )
})
