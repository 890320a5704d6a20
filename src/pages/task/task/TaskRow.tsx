import { View } from '@tarojs/components'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { toast } from '@/platform/toast'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Progress } from '@/ui/progress/Progress'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './TaskRow.module.scss'
import { type Task, wayOf } from './tasks'

/** What to do, what it gives and how far I am. */
export function TaskRow({ task }: { task: Task }) {
  const { key, title, note, points, done, goal, state, shared } = task
  const receive = useSubmit(async () => {
    const got = await api.post('/tp5/api/ExchangeShop/PointsTask/receive', { key })
    toast(`领到 ${got.points} 积分`)
  })
  return (
    <View className={styles.row}>
      <Media
        end={<TaskEnd task={task} busy={receive.busy} onReceive={() => void receive.submit()} />}
      >
        <Stack gap="s1">
          <View>
            <Text strong>{title}</Text>
            <Text size="sm" tone="ink2">
              {note}
            </Text>
          </View>
          <Row gap="s1" wrap>
            <Icon name="points" tone="gold" size="s" />
            <Text size="sm" strong tone="gold">
              {`+${points} 积分`}
            </Text>
            {shared === 1 && <Tag>邻居一起</Tag>}
          </Row>
        </Stack>
      </Media>
      {goal > 1 && state === 'open' && (
        <View className={styles.progress}>
          <Progress label="进度" value={done} whole={goal} note={`${done}/${goal}`} />
        </View>
      )}
      <CallError error={receive.error} />
    </View>
  )
}

interface TaskEndProps {
  task: Task
  busy: boolean
  onReceive: () => void
}

function TaskEnd({ task, busy, onReceive }: TaskEndProps) {
  const { state, title } = task
  const way = wayOf(task)
  if (state === 'reached') {
    return (
      <Button shape="pill" label={`领取：${title}`} busy={busy} onPress={onReceive}>
        领取
      </Button>
    )
  }
  if (state === 'received') return <Tag tone="ok">已领取</Tag>
  if (!way) return <Tag>进行中</Tag>
  return (
    <Button kind="soft" shape="pill" label={`去完成：${title}`} onPress={() => void way()}>
      去完成
    </Button>
  )
}
