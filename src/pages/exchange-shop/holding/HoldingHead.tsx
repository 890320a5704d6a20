import { View } from '@tarojs/components'
import { figureOf } from '@/parts/holding/figure'
import { type Holding, kindNames, stateWord } from '@/parts/holding/holding'
import { validityOf } from '@/parts/holding/validity'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import styles from './HoldingHead.module.scss'

const tones: Record<Holding['state'], TagTone> = {
  waiting: 'gold',
  usable: 'ok',
  used: 'plain',
  expired: 'plain',
  offered: 'gold',
  given: 'plain',
}

/** What it is, what it is worth and how long it is good. */
export function HoldingHead({ holding }: { holding: Holding }) {
  const { title, image, tint, kind, state, from } = holding
  const { lead, value, unit, note, inWords } = figureOf(holding)
  const { text, soon } = validityOf(holding, new Date())
  return (
    <View className={styles.card}>
      <View className={styles.goods}>
        <View className={styles.picture}>
          <GoodsPicture src={image} alt="" tint={tint} rounded eager />
        </View>
        <View className={styles.words}>
          <View className={styles.title} role="heading" aria-level={2}>
            {title}
          </View>
          <View className={styles.tags}>
            <Tag tone={tones[state]}>{stateWord(holding)}</Tag>
            <Tag tone="brand">{kindNames[kind]}</Tag>
          </View>
        </View>
      </View>
      <View className={styles.tear}>
        <View className={styles.notch} />
        <View className={styles.dashes} />
        <View className={`${styles.notch} ${styles.right}`} />
      </View>
      <View className={styles.worth}>
        <View className={styles.figure}>
          {!inWords && (
            <>
              {lead && <View className={styles.sign}>{lead}</View>}
              <View className={styles.value}>{value}</View>
              {unit && <View className={styles.sign}>{unit}</View>}
            </>
          )}
          <View className={styles.note}>{note}</View>
        </View>
        <View className={soon ? styles.soon : styles.until}>{text}</View>
      </View>
      {from && <View className={styles.from}>{`${from} 送给您的`}</View>}
    </View>
  )
}
