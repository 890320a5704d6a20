import { useState } from 'react'
import type { Out } from '@contract/api'
import { CallError } from '@/blocks/form/CallError'
import { amount, grouped } from '@/format/amount'
import { go } from '@/navigation/go'
import { useAllowing } from '@/parts/message/useAllowing'
import { dayWords } from '@/parts/sign-in/signing'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Figures } from '@/parts/holding/Figures'
import { Stack } from '@/ui/stack/Stack'
import { Segmented } from '@/ui/tabs/Segmented'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

type Match = Out<'/tp5/api/UserSignIn/match'>

/** The match of tomorrow, open until midnight. */
export function Next({ match, signedIn }: { match: Match; signedIn: boolean }) {
  const { next, stakes, from, to, decided, points } = match
  const [stake, setStake] = useState(stakes[0]!)
  const { allow } = useAllowing(['match'])
  const { submit, busy, error } = useSubmit(async () => {
    await allow()
    const entered = await api.post('/tp5/api/UserSignIn/matchEnter', { stake })
    toast(`报上名了，押 ${entered.stake} 积分，明早见`)
  })
  const figures = [
    { name: '位邻居报名', value: next.people },
    { name: '积分等着分', value: next.pot },
  ]
  const { mine } = next
  return (
    <Stack>
      <Figures figures={figures} />
      <Card>
        <Stack>
          <Text size="md" strong heading={2}>
            {`${dayWords(next.day)} ${from} 到 ${to} 打卡`}
          </Text>
          <Text size="sm" tone="ink2">
            {`今天 24 点前报名，明早按时打卡的邻居分掉所有人押的积分，${decided} 出结果`}
          </Text>
          {mine && (
            <Stack gap="s2">
              <Tag tone="ok">{`已报名，押 ${mine.stake} 积分`}</Tag>
              <Text size="sm" tone="ink2">
                {mine.state_text}
              </Text>
            </Stack>
          )}
          {!mine && signedIn && (
            <>
              <Segmented
                label="押多少积分"
                choices={stakes.map((one) => ({ value: one, text: `${one} 积分` }))}
                value={stake}
                onChoose={setStake}
              />
              <Button shape="full" busy={busy} onPress={() => void submit()}>
                {`押 ${stake} 积分报名`}
              </Button>
              <Text size="sm" tone="ink3" center>
                {`我有 ${grouped(points ?? 0)} 积分，报名以后不能取消`}
              </Text>
            </>
          )}
          {!signedIn && (
            <Button shape="full" onPress={() => void go('login')}>
              {`登录后报名，已有 ${amount(next.people)} 位`}
            </Button>
          )}
          <CallError error={error} />
        </Stack>
      </Card>
    </Stack>
  )
}
