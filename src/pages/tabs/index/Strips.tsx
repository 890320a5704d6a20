import { ScrollView, View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { follow } from '@/navigation/go'
import { CampaignCard } from '@/parts/campaign/CampaignCard'
import { SectionHead } from '@/ui/section/SectionHead'
import { StripRows } from './StripRows'
import styles from './Strips.module.scss'

type Strip = Out<'/tp5/api/Index/page'>['strips'][number]

/** What is going on, a strip for each area that has something. */
export function Strips({ strips }: { strips: readonly Strip[] }) {
  return (
    <>
      {strips.map(({ key, title, note, link, cards, rows }) => (
        <View key={key}>
          <SectionHead
            title={title}
            {...(link && { more: note || '全部', onMore: () => void follow(link) })}
          />
          {rows.length > 0 && <StripRows rows={rows} />}
          {cards.length > 0 && (
            <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
              <View className={styles.strip}>
                {cards.map((card) => (
                  <CampaignCard key={card.key} teaser={card} shape="tall" />
                ))}
              </View>
            </ScrollView>
          )}
        </View>
      ))}
    </>
  )
}
