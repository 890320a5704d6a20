import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './CampaignRow.module.scss'
import { sumWords } from './task'

export type AdCampaign = Out<'/tp5/api/AdTask/lists'>['list'][number]

/** A campaign with tasks, and how far I am in it. */
export function CampaignRow({ campaign }: { campaign: AdCampaign }) {
  const { campaign_id, title, advertiser, tasks, done } = campaign
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.row}
        onPress={() => void go('taskLevel', { id: String(campaign_id) })}
      >
        <Media
          start={<Icon name="points" tone="entry" />}
          end={<Icon name="right" tone="ink3" size="xs" />}
        >
          <Text strong>{title}</Text>
          <Text size="sm" tone="ink2">
            {`广告 · ${advertiser}`}
          </Text>
          <Row wrap="close">
            <Text size="sm" strong tone="gold">
              {`共 ${sumWords(campaign)}`}
            </Text>
            {done === tasks ? (
              <Tag tone="ok">做完了</Tag>
            ) : (
              <Text size="sm" tone="ink3">{`${done}/${tasks} 件`}</Text>
            )}
          </Row>
        </Media>
      </Pressable>
    </Card>
  )
}
