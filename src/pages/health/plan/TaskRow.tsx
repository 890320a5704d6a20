import { View } from '@tarojs/components'
import { CallError } from '@/blocks/form/CallError'
import { go } from '@/navigation/go'
import type { Plan, PlanTask } from '@/parts/health/plan/plan'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Stack } from '@/ui/stack/Stack'
import { Checkbox } from '@/ui/switch/Checkbox'
import { Text } from '@/ui/text/Text'

interface TaskRowProps {
  plan: Plan
  task: PlanTask
  date: string
}

/** A thing to do: ticked by hand, or done by what the records hold. */
export function TaskRow({ plan, task, date }: TaskRowProps) {
  const { plan_id, can_mark: canMark } = plan
  const { by, measure, title } = task
  const mark = useSubmit(async (done: 0 | 1) => {
    await api.post('/tp5/api/ExchangeShop/UserHealthPlan/mark', {
      ...{ plan_id, task: task.task, date, done },
    })
  })
  if (canMark === 0 || by === 'reading') return <Told task={task} />
  return (
    <Stack gap="s2">
      <Checkbox
        label={`${title}，${by === 'hand' ? '做了' : '还没做'}`}
        ticked={by === 'hand'}
        onChange={(ticked) => void mark.submit(ticked ? 1 : 0)}
      >
        <Words task={task} />
      </Checkbox>
      <CallError error={mark.error} />
      {by === '' && measure !== null && (
        <Button
          shape="full"
          kind="soft"
          label={`${title}，去记一次`}
          onPress={() => void go('healthAdd', { measure })}
        >
          去记一次，记了就算做了
        </Button>
      )}
    </Stack>
  )
}

/** What no hand changes now: done by a reading, or of a day that is past. */
const Told = ({ task }: { task: PlanTask }) => (
  <Media
    align="top"
    start={
      <Icon name={task.by === '' ? 'minus' : 'check'} tone={task.by === '' ? 'ink3' : 'brand'} />
    }
  >
    <Words task={task} />
    <Text size="sm" tone="ink2">
      {task.by === '' ? '没有做' : '做了'}
    </Text>
  </Media>
)

const Words = ({ task: { title, text, by_text: told } }: { task: PlanTask }) => (
  <View>
    <Text strong>{title}</Text>
    <Text size="sm" tone="ink2">
      {text}
    </Text>
    {told !== '' && (
      <Text size="sm" tone="brand">
        {told}
      </Text>
    )}
  </View>
)
