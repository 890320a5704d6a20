import { useState } from 'react'
import type { Out } from '@contract/api'
import type { Role } from '@contract/call'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { tea } from '@/ui/illustrations/occasions/tea'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { Text } from '@/ui/text/Text'
import { WaitRow } from './WaitRow'
import { sumOf, works } from './works'

type Home = Out<'/tp5/api/Work/home'>
type Shown = Role | 'all'

/** What waits for me, urgent first; what can wait longer stays folded where there is enough else. */
export function Waits({ home, now }: { home: Home; now: Date }) {
  const [shown, setShown] = useState<Shown>('all')
  const [open, setOpen] = useState(false)
  const total = sumOf(home)
  if (total === 0) {
    return (
      <Card>
        <Empty scene={tea} title="都办完了" text="喝口茶，有新的会响" />
      </Card>
    )
  }
  const roles = home.roles.map(({ role }) => role).filter((role) => sumOf(home, role) > 0)
  const rows = home.first.filter(({ role }) => shown === 'all' || role === shown)
  const pressing = rows.filter(({ urgency }) => urgency !== 'calm')
  const visible = open || pressing.length === 0 ? rows : pressing
  const folded = rows.length - visible.length
  return (
    <Card>
      <Stack>
        <Row justify="between">
          <Text size="md" strong heading={2}>{`等我办的 ${total} 件`}</Text>
          <Text size="sm" tone="ink3">
            急的在前
          </Text>
        </Row>
        {roles.length > 1 && (
          <Tabs<Shown>
            look="chips"
            flush
            label="身份"
            choices={[
              { value: 'all', text: `全部 ${total}` },
              ...roles.map((role) => ({
                value: role,
                text: `${works[role].text} ${sumOf(home, role)}`,
              })),
            ]}
            value={shown}
            onChoose={setShown}
          />
        )}
        {visible.map((wait) => (
          <WaitRow key={wait.key} wait={wait} now={now} />
        ))}
        {folded > 0 && (
          <Button kind="text" onPress={() => setOpen(true)}>{`还有 ${folded} 处不急的`}</Button>
        )}
      </Stack>
    </Card>
  )
}
