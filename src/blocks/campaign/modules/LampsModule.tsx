import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import type { Entry } from '../campaign'
import styles from './LampsModule.module.scss'

interface LampsModuleProps {
  title: string
  entry: Entry | null
}

/** How many lamps burn, and who lit them. */
export function LampsModule({ title, entry }: LampsModuleProps) {
  if (!entry) return null
  const { mine, owner, lit, goal, lit_by, note } = entry
  const whose = mine ? '我的灯' : `${owner}的灯`
  return (
    <Card>
      <SectionHead title={title} />
      <View className={styles.lamps} aria-hidden>
        {Array.from({ length: goal }, (_, index) => (
          <View key={index} className={`${styles.lamp} ${index < lit ? styles.lit : ''}`} />
        ))}
      </View>
      <Progress label={whose} value={lit} whole={goal} note={`${lit} / ${goal} 盏`} />
      {note && <View className={styles.note}>{note}</View>}
      {lit_by.length > 0 && (
        <View className={styles.note}>帮忙点灯：{lit_by.map(({ name }) => name).join('、')}</View>
      )}
    </Card>
  )
}
