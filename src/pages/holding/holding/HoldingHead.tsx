import { View } from '@tarojs/components'
import { figureOf } from '@/parts/holding/figure'
import { type Holding, kindNames, stateWord } from '@/parts/holding/holding'
import { validityOf } from '@/parts/holding/validity'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Stack } from '@/ui/stack/Stack'
import { Tag, type TagTone } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './HoldingHead.module.scss'

const tones: Record<Holding['state'], TagTone> = {
  waiting: 'gold',
  usable: 'ok',
  used: 'plain',
  expired: 'plain',
  offered: 'gold',
  given: 'plain',
  refunded: 'plain',
}

/** What it is, what it is worth and how long it is good. */
export function HoldingHead({ holding }: { holding: Holding }) {
  const { title, image, tint, kind, state, from } = holding
  const { lead, value, unit, note, inWords } = figureOf(holding)
  const { text, soon } = validityOf(holding, new Date())
  return (
    <Card bare>
      <View className={styles.goods}>
        <Media start={<Thumb src={image} tint={tint} eager />}>
          <Stack gap="s2">
            <Text size="md" strong heading={2}>
              {title}
            </Text>
            <Row gap="s1" wrap>
              <Tag tone={tones[state]}>{stateWord(holding)}</Tag>
              <Tag tone="brand">{kindNames[kind]}</Tag>
            </Row>
          </Stack>
        </Media>
      </View>
      <View className={styles.tear}>
        <View className={styles.notch} />
        <View className={styles.dashes} />
        <View className={`${styles.notch} ${styles.right}`} />
      </View>
      <View className={styles.worth}>
        <Row justify="between" align="baseline" gap="s3" wrap="close">
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
          <Text size="sm" strong={soon} tone={soon ? 'warn' : 'ink2'}>
            {text}
          </Text>
        </Row>
      </View>
      {from && (
        <View className={styles.from}>
          <Text size="sm" tone="ink2">
            {`${from} 送给您的`}
          </Text>
        </View>
      )}
    </Card>
  )
}
