import { View } from '@tarojs/components'
import { fullTime } from '@/format/date'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Facts } from '@/ui/facts/Facts'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'
import type { Campaign, ModuleOf, Prize } from '../campaign'
import { share } from '../prizes/prizeWords'
import styles from './Modules.module.scss'

interface OddsModuleProps {
  module: ModuleOf<'odds'>
  campaign: Pick<Campaign, 'key'> & { prizes: readonly Prize[] }
}

/** How likely each prize is, as it was published, and what comes in place of what is gone. */
export function OddsModule({ module, campaign: { key, prizes } }: OddsModuleProps) {
  const { title, note, guarantee, consolation, version, published_at } = module
  return (
    <Card>
      <SectionHead title={title} more="公布记录" onMore={() => void go('activityRule', { key })} />
      <Facts
        facts={prizes.map(({ name, odds }) => ({ name, value: share(odds ?? 0), strong: true }))}
      />
      {guarantee && <View className={styles.promise}>{guarantee}</View>}
      <Text size="sm" tone="ink2">
        {note}
      </Text>
      {published_at && (
        <Text size="sm" tone="ink3">
          {`第 ${version} 版概率，${fullTime(new Date(published_at))} 公布`}
          {consolation && `；安慰奖是“${consolation}”`}
        </Text>
      )}
    </Card>
  )
}
