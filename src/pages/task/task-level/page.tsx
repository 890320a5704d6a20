import { Screen } from '@/blocks/screen/Screen'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { dayOf } from '@/format/date'
import { go } from '@/navigation/go'
import { useRoute } from '@/navigation/useRoute'
import { sumWords } from '@/parts/task/task'
import { Card } from '@/ui/card/Card'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { Row } from '@/ui/row/Row'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { LevelCard } from './LevelCard'
import { WhyNot } from './WhyNot'

/** A campaign as a ladder: what each level asks and gives, and how far I am. */
export default function TaskLevel() {
  const { id } = useRoute('taskLevel')
  const call = useRead('/tp5/api/AdTask/level', { id: Number(id) })
  const { data } = call
  if (!data) return <UnloadedScreen route="taskLevel" call={call} rows={4} />
  const { title, advertiser, open, state_text, blocked, ends_at, levels } = data
  const note = `${levels.length} 级任务，做完一级开下一级。${dayOf(new Date(ends_at))} 截止`
  return (
    <Screen route="taskLevel" title={title}>
      <Stack inset>
        <Card>
          <SectionHead title={title} more="规则" onMore={() => void go('taskLevelRuler', { id })} />
          <Row justify="between" wrap="close">
            <Text size="sm" tone="ink2">
              {`广告 · ${advertiser}`}
            </Text>
            <Text strong tone="gold">
              {`共 ${sumWords(data)}`}
            </Text>
          </Row>
          <Text size="sm" tone="ink3">
            {note}
          </Text>
        </Card>
        {blocked === 1 ? (
          <ReasonStrip reason={state_text} way="看原因" onWay={() => void go('bansnnsnRule')} />
        ) : (
          open === 0 && (
            <ReasonStrip reason={state_text} way="看别的任务" onWay={() => void go('taskLevels')} />
          )
        )}
        <WhyNot id={Number(id)} open={open === 1} />
        {levels.map((level) => (
          <LevelCard key={level.level} level={level} open={open === 1} />
        ))}
      </Stack>
    </Screen>
  )
}
