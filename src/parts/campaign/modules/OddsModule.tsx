import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'
import type { ModuleOf, Prize } from '../campaign'
import { share } from '../prizes/prizeWords'
import styles from './modules.module.scss'

interface OddsModuleProps {
  module: ModuleOf<'odds'>
  prizes: readonly Prize[]
}

/** How likely each prize is, as the stock stands now. */
export function OddsModule({ module: { title, note, guarantee }, prizes }: OddsModuleProps) {
  return (
    <Card>
      <SectionHead title={title} />
      <Facts
        facts={prizes.map(({ name, odds }) => ({ name, value: share(odds ?? 0), strong: true }))}
      />
      {guarantee && <View className={styles.promise}>{guarantee}</View>}
      <Text size="sm" tone="ink3">
        {note}
      </Text>
    </Card>
  )
}
