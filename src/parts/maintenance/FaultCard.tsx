import type { ReactNode } from 'react'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { dueWords, kindIcons, stateTones, titleOf, whenceOf, type WitnessedFault } from './fault'

interface FaultCardProps {
  fault: WitnessedFault
  /** Who is at it. */
  mender?: string
  now: Date
  /** What can be done about it. */
  children?: ReactNode
}

/** What is wrong where, since when, and how far it is. */
export function FaultCard({ fault, mender = '', now, children }: FaultCardProps) {
  const due = dueWords(fault, now)
  return (
    <Card>
      <Media
        align="top"
        start={<Icon name={kindIcons[fault.kind]} tone={fault.late ? 'danger' : 'gold'} />}
      >
        <Row wrap="close">
          <Text strong>{fault.machine_name}</Text>
          <Tag tone={stateTones[fault.state]}>
            {mender ? `${fault.state_text}・${mender}` : fault.state_text}
          </Tag>
          {due && <Tag tone={fault.late ? 'danger' : 'warn'}>{due}</Tag>}
          {fault.stopped === 1 && <Tag>货道停售中</Tag>}
        </Row>
        <Text size="sm" tone="ink2">
          {[titleOf(fault), fault.words].filter(Boolean).join('：')}
        </Text>
        <Text size="xs" tone="ink3">
          {whenceOf(fault)}
        </Text>
        {children && (
          <Row justify="end" wrap gap="s2">
            {children}
          </Row>
        )}
      </Media>
    </Card>
  )
}
