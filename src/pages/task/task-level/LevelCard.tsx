import { View } from '@tarojs/components'
import type { Level } from '@/parts/task/task'
import { sumWords } from '@/parts/task/task'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Progress } from '@/ui/progress/Progress'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './LevelCard.module.scss'
import { TaskLine } from './TaskLine'

interface LevelCardProps {
  level: Level
  /** The campaign goes on. */
  open: boolean
}

/** One level with its mark on the rail: done, at work, or locked until the one before is done. */
export function LevelCard({
  level: { level, state, done, tasks, ...gives },
  open,
}: LevelCardProps) {
  return (
    <View className={styles.step}>
      <View className={`${styles.mark} ${styles[state]}`}>
        {state === 'open' ? (
          <View>{level}</View>
        ) : (
          <Icon name={state === 'done' ? 'check' : 'lock'} size="s" tone="ink2" />
        )}
      </View>
      <View className={styles.card}>
        <Card>
          <Stack gap="s2">
            <Row justify="between" wrap="close">
              <Row>
                <Text strong size="md" heading={2}>{`第 ${level} 级`}</Text>
                {state === 'done' && <Tag tone="ok">做完了</Tag>}
                {state === 'locked' && <Tag>{`做完第 ${level - 1} 级就开`}</Tag>}
              </Row>
              <Text strong tone="gold">{`+${sumWords(gives)}`}</Text>
            </Row>
            {state === 'open' && (
              <Progress
                label="进度"
                value={done}
                whole={tasks.length}
                note={`${done}/${tasks.length}`}
              />
            )}
            {tasks.map((task) => (
              <TaskLine key={task.flag} task={task} open={open && state !== 'locked'} />
            ))}
          </Stack>
        </Card>
      </View>
    </View>
  )
}
