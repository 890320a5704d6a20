import { money } from '@/format/money'
import { Media } from '@/ui/media/Media'
import { Progress } from '@/ui/progress/Progress'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { type AdRow, shortDay, tones } from './ads'

/** What a campaign is, how it stands and what it has spent. */
export function AdCard({ ad }: { ad: AdRow }) {
  const { title, cover, state, state_text, full_today, hint, villages_text } = ad
  const { starts_on, ends_on, spent, budget } = ad
  return (
    <Stack gap="s2">
      <Media align="top" start={<Thumb src={cover} tint="c" size="l" />}>
        <Stack gap="s1">
          <Row justify="between" wrap="close">
            <Text strong>{title}</Text>
            <Tag tone={full_today ? 'warn' : tones[state]}>
              {full_today ? '今天投完' : state_text}
            </Tag>
          </Row>
          <Text size="sm" tone="ink2">
            {`${villages_text} · ${shortDay(starts_on)}–${shortDay(ends_on)}`}
          </Text>
          {hint && (
            <Text size="sm" tone={state === 'refused' ? 'danger' : 'ink3'}>
              {hint}
            </Text>
          )}
        </Stack>
      </Media>
      <Progress
        label={`已花 ${money(spent)}`}
        value={spent}
        whole={Math.max(1, budget)}
        note={`预算 ${money(budget)}`}
      />
    </Stack>
  )
}
