import type { Out } from '@contract/api'
import { dayOf } from '@/format/date'
import { money } from '@/format/money'
import { incomeTones } from '@/parts/earnings/earnings'
import { Avatar } from '@/ui/avatar/Avatar'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

type Person = Out<'/tp5/api/RecruitDistributor/lists'>['list'][number]
type State = Person['deeds'][number]['state']

const tones: Readonly<Record<State, TagTone>> = {
  ...incomeTones,
  ...{ ahead: 'plain', lapsed: 'plain', full: 'plain' },
}

/** A neighbour, deed by deed. */
export const Recruit = ({ person: { name, bound_at, cents, deeds } }: { person: Person }) => (
  <Card>
    <Stack>
      <Media start={<Avatar name={name} />} end={<Text strong>{money(cents)}</Text>}>
        <Stack gap="s1">
          <Text strong>{name}</Text>
          <Text size="sm" tone="ink2">{`${dayOf(new Date(bound_at))}来`}</Text>
        </Stack>
      </Media>
      {deeds.map(({ kind, title, state, state_text, cents: brought }) => (
        <Row key={kind} justify="between">
          <Text size="sm">{brought > 0 ? `${title}，${money(brought)}` : title}</Text>
          <Tag tone={tones[state]}>{state_text}</Tag>
        </Row>
      ))}
    </Stack>
  </Card>
)
