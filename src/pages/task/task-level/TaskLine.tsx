import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { isOpen, kindIcons, type LevelTask, rewardWords, stateTones } from '@/parts/task/task'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './TaskLine.module.scss'

interface TaskLineProps {
  task: LevelTask
  open: boolean
}

/** What one task asks and gives, and the way on. */
export function TaskLine({ task, open }: TaskLineProps) {
  const { kind, title, takes, cents, points, gift } = task
  return (
    <View className={styles.line}>
      <Media
        start={<Icon name={kindIcons[kind]} tone="entry" />}
        end={<End task={task} open={open} />}
        wrap
      >
        <Text strong>{title}</Text>
        <Text size="sm" tone="ink2">
          {takes}
        </Text>
        <Text size="sm" strong tone="gold">
          {`+${rewardWords({ cents, points })}`}
        </Text>
        {gift && (
          <Text size="sm" tone="gold">
            {`另送：${gift}`}
          </Text>
        )}
      </Media>
    </View>
  )
}

function End({ task, open }: TaskLineProps) {
  const { flag, state, state_text, title } = task
  const see = () => void go('taskDetails', { flag: String(flag) })
  if (state === 'received' || state === 'taken_back' || state === 'failed')
    return <Tag tone={stateTones[state]}>{state_text}</Tag>
  if (state === 'completed')
    return (
      <Button shape="pill" label={`领取：${title}`} onPress={see}>
        领取
      </Button>
    )
  if (state === 'reviewing')
    return (
      <Button kind="outline" shape="pill" label={`看进度：${title}`} onPress={see}>
        看进度
      </Button>
    )
  if (state === null && !open) return null
  return (
    <Button
      kind={isOpen(state) ? 'soft' : 'primary'}
      shape="pill"
      label={`${isOpen(state) ? '接着做' : '去做'}：${title}`}
      onPress={see}
    >
      {state === 'refused' ? '重传' : isOpen(state) ? '接着做' : '去做'}
    </Button>
  )
}
