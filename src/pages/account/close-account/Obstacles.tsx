import { View } from '@tarojs/components'
import { follow } from '@/navigation/go'
import { hasAllPages } from '@/platform/allPages'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Security } from './closing'
import styles from './Obstacles.module.scss'

interface ObstaclesProps extends Pick<Security, 'obstacles'> {
  onAgain: () => void
}

/** What has to come to its end first, each with the way there. */
export function Obstacles({ obstacles, onAgain }: ObstaclesProps) {
  return (
    <Card>
      <SectionHead title="现在还不能注销" />
      <Stack>
        {obstacles.map(({ text, way, link }) => (
          <View key={text} className={styles.obstacle}>
            <View className={styles.words}>
              <Text>{text}</Text>
              <Text size="sm" tone="ink2">
                {way}
              </Text>
            </View>
            {link !== '' && hasAllPages && (
              <Button
                kind="soft"
                shape="pill"
                label={`${text}，去处理`}
                onPress={() => void follow(link)}
              >
                去处理
              </Button>
            )}
          </View>
        ))}
        <Button kind="outline" shape="full" icon="refresh" onPress={onAgain}>
          处理好了，再看一次
        </Button>
      </Stack>
    </Card>
  )
}
