import { View } from '@tarojs/components'
import { monthDayHour } from '@/format/date'
import { type Detail, stateTones } from '@/parts/task/task'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'

const notes: Partial<Record<NonNullable<Detail['bill']>['state'], string>> = {
  reviewing: '截图有人在看，一般 1 天内有结果，会通知您',
  completed: '做完了，点下面领奖励；24 小时没领会自动领给您',
  received: '奖励已经给您了',
  taken_back: '查到这次不是正常完成，经过在防作弊规则的“我的记录”里',
}

/** How far I am, or where I stand in the queue. */
export function Standing({ task: { bill, place } }: { task: Detail }) {
  if (place !== null)
    return (
      <Card>
        <Text strong>{`您排在第 ${place} 位`}</Text>
        <Text size="sm" tone="ink2">
          有人让出名额就轮到您，会通知您，名额给您留 10 分钟。
        </Text>
      </Card>
    )
  if (!bill) return null
  const { state, state_text, progress, reason, held_until } = bill
  const isOpen = state === 'reserved' || state === 'proving' || state === 'refused'
  return (
    <Card>
      <Stack gap="s2">
        <Row justify="between">
          <Text strong>我的进度</Text>
          <Tag tone={stateTones[state]}>{state_text}</Tag>
        </Row>
        {isOpen && <Progress label="已完成" value={Math.round(progress * 100)} />}
        {isOpen && held_until && (
          <Text size="sm" tone="ink2">
            {`名额留到${until(held_until)}，到时间没做完就让给别人`}
          </Text>
        )}
        {reason && (
          <Text size="sm" tone="warn">
            {reason}
          </Text>
        )}
        {notes[state] && (
          <View role="status">
            <Text size="sm" tone="ink2">
              {notes[state]}
            </Text>
          </View>
        )}
      </Stack>
    </Card>
  )
}

const until = (time: string) => ` ${monthDayHour(new Date(time))}`
