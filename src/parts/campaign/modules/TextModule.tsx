import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import type { ModuleOf } from '../campaign'
import styles from './modules.module.scss'

export function TextModule({ module: { title, lines } }: { module: ModuleOf<'text'> }) {
  return (
    <Card>
      <SectionHead title={title} />
      {lines.map((line) => (
        <View key={line} className={styles.line}>
          {line}
        </View>
      ))}
    </Card>
  )
}
