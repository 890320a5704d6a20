import { eventsOf } from '@/parts/after-sale/events'
import type { DeskAfterSale } from '@/parts/after-sale/afterSale'
import { dueWords } from '@/parts/after-sale/DeskAfterSaleRow'
import { tones } from '@/parts/after-sale/stateTones'
import { StaffScreen } from '@/parts/work/StaffScreen'
import { Card } from '@/ui/card/Card'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { Timeline } from '@/ui/timeline/Timeline'
import { Answers } from './Answers'
import { Case } from './Case'
import { Records } from './Records'
import { Said } from './Said'
import { Sheets } from './Sheets'
import { useAnswers } from './useAnswers'

/** What is asked for, what was said and sent, what may be answered, and who did what. */
export function OneCase({ afterSale }: { afterSale: DeskAfterSale }) {
  const answers = useAnswers(afterSale)
  const { state, state_text, proposed_by, answer } = afterSale
  const due = dueWords(afterSale)
  const { ask } = answers
  return (
    <StaffScreen
      route="afterSalesDetails"
      action={afterSale.actions.length > 0 && <Answers afterSale={afterSale} onAsk={ask} />}
    >
      <Stack inset>
        <Card>
          <Stack gap="s2">
            <Row justify="between">
              <Text size="lg" strong>
                {afterSale.kind_text}
              </Text>
              <Tag tone={tones[state]}>{state_text}</Tag>
            </Row>
            {due && (
              <Text size="sm" tone={afterSale.late ? 'danger' : 'ink2'}>
                {due}
              </Text>
            )}
            {proposed_by && <Text size="sm">{`${proposed_by}已提出通过，等另一个人`}</Text>}
            {answer && <Text size="sm" tone="ink2">{`拒绝原因：${answer}`}</Text>}
          </Stack>
        </Card>
        <Case afterSale={afterSale} />
        <Said afterSale={afterSale} />
        <Records records={afterSale.records} />
        <Card>
          <SectionHead title="经过" />
          <Timeline events={eventsOf(afterSale)} />
        </Card>
      </Stack>
      <Sheets afterSale={afterSale} answers={answers} />
    </StaffScreen>
  )
}
