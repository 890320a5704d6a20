import type { Out } from '@contract/api'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { tones } from '@/parts/advertiser/ads'
import { Pressable } from '@/platform/Pressable'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './HouseAdRow.module.scss'

interface HouseAdRowProps {
  ad: Out<'/tp5/api/AdvertiserManage/lists'>['list'][number]
}

/** A campaign, whose it is, and what it has cost so far. */
export function HouseAdRow({ ad }: HouseAdRowProps) {
  const { campaign_id, title, company, state, state_text, spent } = ad
  return (
    <Pressable
      role="link"
      className={styles.row}
      label={`${title}，${company}，${state_text}，花了 ${money(spent)}`}
      onPress={() => void go('advertisingHouse', { campaign_id: String(campaign_id) })}
    >
      <Media end={<Text strong>{money(spent)}</Text>}>
        <Row wrap="close">
          <Text>{title}</Text>
          <Tag tone={tones[state]}>{state_text}</Tag>
        </Row>
        <Text size="sm" tone="ink2">
          {company}
        </Text>
      </Media>
    </Pressable>
  )
}
