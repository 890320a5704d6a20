import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import type { Entry } from '../campaign'
import styles from './LampsModule.module.scss'

interface LampsModuleProps {
  title: string
  entry: Entry | null
}

/** How many lamps burn, and who lit them. */
export function LampsModule({ title, entry }: LampsModuleProps) {
  if (!entry) return null
  const { lit, goal, lit_by, note, words, mine } = entry
  return (
    <Card>
      <SectionHead title={mine === 1 ? title : words.whose} />
      <Stack gap="s2">
        <View className={styles.lamps} aria-hidden>
          {Array.from({ length: goal }, (_, index) => (
            <View key={index} className={`${styles.lamp} ${index < lit ? styles.lit : ''}`} />
          ))}
        </View>
        <Progress
          label={words.whose}
          value={lit}
          whole={goal}
          note={`${lit} / ${goal} ${words.unit}`}
        />
        {note && (
          <Text size="sm" tone="ink2">
            {note}
          </Text>
        )}
        {lit_by.length > 0 && (
          <Text size="sm" tone="ink2">
            {words.by}：{lit_by.map(({ name }) => name).join('、')}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
