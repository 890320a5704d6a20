import { View } from '@tarojs/components'
import { figureWords, worthFigure } from '@/parts/holding/figure'
import { Avatar } from '@/ui/avatar/Avatar'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './Gift.module.scss'
import { type Invite, stateWords, untilWords } from './inviteWords'

/** Who gives what, with which words, and how it stands. */
export function Gift({ invite }: { invite: Invite }) {
  const { from, mine, message, title, image, tint, worth, state } = invite
  const figure = worthFigure(worth)
  const until = untilWords(invite)
  return (
    <View className={styles.card}>
      <Avatar name={from} size="l" />
      <View className={styles.from} role="heading" aria-level={2}>
        {mine === 1 ? '您送出的一份心意' : `${from} 送您一份心意`}
      </View>
      {message && <View className={styles.message}>{message}</View>}
      <View className={styles.picture}>
        <GoodsPicture src={image} alt="" tint={tint} rounded eager />
      </View>
      <View className={styles.title}>{title}</View>
      {figure && <View className={styles.worth}>{`${figureWords(figure)}，${figure.note}`}</View>}
      <View className={styles.state}>
        <Row justify="center" wrap="close">
          <Tag tone={state === 'open' ? 'gold' : 'plain'}>{stateWords(invite)}</Tag>
          {until && (
            <Text size="sm" tone="ink2">
              {until}
            </Text>
          )}
        </Row>
      </View>
    </View>
  )
}
