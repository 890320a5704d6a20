import type { ReactNode } from 'react'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type Resident, residentTones } from './steward'

interface ResidentRowProps {
  resident: Resident
  /** What can be answered. */
  children?: ReactNode
}

/** Somebody of a village by a masked name, and how it stands with them. */
export function ResidentRow({ resident, children }: ResidentRowProps) {
  const { member_id, name, village, state, state_text, joined_at, reason } = resident
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text size="sm" tone="ink2">
            {`${village}，${dayOf(new Date(joined_at))} 申请`}
          </Text>
          <Tag tone={residentTones[state]}>{state_text}</Tag>
        </Row>
        <Cell
          icon="user"
          title={name}
          onPress={() => void go('tenantDetails', { member_id: String(member_id) })}
        />
        {reason && (
          <Text size="sm" tone="ink2">
            {`没有通过：${reason}`}
          </Text>
        )}
        {children}
      </Stack>
    </Card>
  )
}
