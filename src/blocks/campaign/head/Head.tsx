import { View } from '@tarojs/components'
import { Picture } from '@/platform/Picture'
import { imageUrl } from '@/request/imageUrl'
import { serverNow } from '@/request/clock'
import { Countdown } from '@/ui/countdown/Countdown'
import { Icon } from '@/ui/icons/Icon'
import { type Campaign, periodText, scenePicture } from '../campaign'
import styles from './Head.module.scss'
import { Motion } from './Motion'

interface HeadProps {
  campaign: Campaign
  /** Its state turns now: it opens, or it ends. */
  onTurn: () => void
}

const turnWords: Partial<Record<Campaign['state'], string>> = {
  ahead: '距开始',
  open: '距结束',
  soldOutToday: '距明天开抢',
}
/** A campaign that goes on for weeks hurries nobody. */
const soon = 3 * 24 * 3600

export function Head({ campaign, onTurn }: HeadProps) {
  const { title, subtitle, partner, look, state, state_text, changes_in } = campaign
  const words = turnWords[state]
  const turns = words !== undefined && changes_in !== null && changes_in < soon
  return (
    <View className={styles.head}>
      <Picture
        className={styles.scene}
        src={imageUrl(scenePicture(look.scene))}
        alt=""
        fit="cover"
        eager
      />
      <Motion kind={look.motion} />
      <View className={styles.words}>
        {partner && (
          <View className={styles.partner}>
            <Icon name="store" tone="onBrand" size="s" />
            <View>{partner.name} × 邻集</View>
          </View>
        )}
        <View className={styles.title} role="heading" aria-level={2}>
          {title}
        </View>
        <View className={styles.subtitle}>{subtitle}</View>
        <View className={styles.when}>
          {state !== 'open' && <View className={styles.state}>{state_text}</View>}
          <View>{periodText(campaign)}</View>
        </View>
      </View>
      {turns && (
        <View className={styles.turn}>
          <Countdown label={words} end={serverNow() + changes_in} onEnd={onTurn} />
        </View>
      )}
    </View>
  )
}
