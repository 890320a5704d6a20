import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { LeadDetail } from './location'

const verdict = ({ enough, pass_mark, score }: LeadDetail): string =>
  enough ? `够格了，过 ${pass_mark} 就能报` : `还差 ${pass_mark - (score ?? 0)} 分才能报`

/** What each answer was worth, and whether it is enough. */
export function ScoreCard({ lead }: { lead: LeadDetail }) {
  const { score, answers, enough } = lead
  return (
    <Card>
      <SectionHead title="评分" />
      {score === null ? (
        <Text tone="ink2">还没有评，先勘测再评分</Text>
      ) : (
        <Stack gap="s2">
          <Row align="baseline">
            <Text size="xl" strong>{`${score} 分`}</Text>
            <Text size="sm" tone={enough ? 'ok' : 'warn'}>
              {verdict(lead)}
            </Text>
          </Row>
          <Facts
            facts={answers.map(({ title, option_text, points, weight }) => ({
              name: title,
              value: `${option_text}  ${points} / ${weight}`,
            }))}
          />
        </Stack>
      )}
    </Card>
  )
}
