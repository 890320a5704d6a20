import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { SectionHead } from '@/ui/section/SectionHead'
import { Tag } from '@/ui/tag/Tag'
import type { TakingPart } from '../act/useTakingPart'
import type { Campaign } from '../campaign'
import styles from './modules.module.scss'

interface OutsideModuleProps {
  title: string
  campaign: Pick<Campaign, 'outside' | 'action'>
  part: TakingPart
}

/** The app of the partner: whether I was there, and the way to it where the page's button is another. */
export function OutsideModule({ title, campaign: { outside, action }, part }: OutsideModuleProps) {
  if (!outside) return null
  const { app, note, picture, tint, text, opened, may_open, later } = outside
  return (
    <Card>
      <SectionHead title={title} />
      <View className={styles.row}>
        <View className={styles.picture}>
          <GoodsPicture src={picture} alt="" tint={tint} rounded />
        </View>
        <View className={styles.words}>
          <View className={styles.name}>{app}</View>
          <View className={styles.note}>{note}</View>
        </View>
        {opened === 1 && <Tag tone="ok">打开过了</Tag>}
      </View>
      {later && <View className={styles.note}>{later}</View>}
      {may_open === 1 && action.do !== 'outside' && (
        <Button kind="soft" shape="full" busy={part.busy} onPress={part.leave}>
          {opened ? `再次打开${app}` : text}
        </Button>
      )}
    </Card>
  )
}
