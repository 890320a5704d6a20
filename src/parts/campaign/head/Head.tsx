import { View } from '@tarojs/components'
import { Picture } from '@/platform/Picture'
import { imageUrl } from '@/hosts/imageUrl'
import { Countdown } from '@/ui/countdown/Countdown'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { type Campaign, periodText, scenePicture } from '../campaign'
import styles from './Head.module.scss'
import { Motion } from './Motion'

interface HeadProps {
  campaign: Campaign
  /** Its state turns now: it opens, or it ends. */
  onTurn: () => void
}

type Words = Partial<Record<Campaign['state'], string>>

const turnWords: Words = { ahead: '距开始', open: '距结束', soldOutToday: '距明天开抢' }
/** Where it opens at hours of its own. */
const hourWords: Words = {
  ahead: '距第一场',
  open: '距本场结束',
  between: '距开抢',
  soldOutToday: '距下一场',
}
/** A campaign that goes on for weeks hurries nobody. */
const soon = 3 * 24 * 3600

export function Head({ campaign, onTurn }: HeadProps) {
  const { title, subtitle, partner, look, state, state_text, hours, turns_at } = campaign
  const words = (hours ? hourWords : turnWords)[state]
  const near = state === 'between' || (campaign.changes_in ?? soon) < soon
  const turns = words !== undefined && turns_at !== null && near
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
            <Row gap="s1">
              <Icon name="store" tone="onBrand" size="s" />
              <View>{partner.name} × 邻集</View>
            </Row>
          </View>
        )}
        <View className={styles.title} role="heading" aria-level={2}>
          {title}
        </View>
        <View className={styles.subtitle}>{subtitle}</View>
        <View className={styles.when}>
          <Row wrap>
            {state !== 'open' && <View className={styles.state}>{state_text}</View>}
            <View>{periodText(campaign)}</View>
            {hours && state !== 'between' && <View>{hours}</View>}
          </Row>
        </View>
      </View>
      {turns && (
        <View className={styles.turn}>
          <Countdown label={words} end={turns_at} onEnd={onTurn} />
        </View>
      )}
    </View>
  )
}
