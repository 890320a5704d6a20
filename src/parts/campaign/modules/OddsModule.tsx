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
  /** Mine, of the next draw. */
  ownSeed: string
}

/** How likely each prize is, as it was published, and what comes in place of what is gone. */
export function OddsModule({ module, campaign: { key, prizes }, ownSeed }: OddsModuleProps) {
  const { title, note, guarantee, consolation, version, published_at, promised } = module
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
      {promised && (
        <Text size="xs" tone="ink3">
          {`您的随机数 ${ownSeed}；今天随机数的指纹 ${promised.slice(0, 16)}…，第二天公布，抽中的页面里手机可以核对`}
        </Text>
      )}
    </Card>
  )
}
