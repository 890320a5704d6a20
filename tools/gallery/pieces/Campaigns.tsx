import { View } from '@tarojs/components'
import { CampaignCard } from '@/parts/campaign/CampaignCard'
import { CampaignPage } from '@/parts/campaign/CampaignPage'
import { CampaignSkeleton } from '@/parts/campaign/CampaignSkeleton'
import { CampaignView } from '@/parts/campaign/CampaignView'
import tones from '@/parts/campaign/CampaignView.module.scss'
import type { Campaign } from '@/parts/campaign/campaign'
import { Head } from '@/parts/campaign/head/Head'
import { Motion } from '@/parts/campaign/head/Motion'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import { bankCampaign, campaignOf, lampsOf, modules, teasers } from '../campaigns'
import styles from '../Gallery.module.scss'
import { nothing } from '../nothing'
import { Frame } from '../Piece'

const wait = () => Promise.resolve()
const hours = 3600

/** Every tone with a state and a drift of its own. */
const heads: readonly Campaign[] = [
  campaignOf({ state: 'ahead', state_text: '即将开始', changes_in: 26 * hours }),
  { ...bankCampaign, look: { tone: 'danger', tint: 'b', scene: 'bank-card', motion: 'none' } },
  campaignOf({
    title: '顺手小盲盒',
    subtitle: '盒盒有礼，付款后当场打开',
    look: { tone: 'gold', tint: 'd', scene: 'blind-box', motion: 'sparkle' },
    changes_in: 2 * hours,
  }),
  campaignOf({
    title: '圣诞点灯树',
    subtitle: '邻居帮您点亮九盏灯，层层有礼',
    look: { tone: 'ok', tint: 'b', scene: 'christmas', motion: 'snow' },
    state: 'soldOutToday',
    state_text: '今日已领完',
    changes_in: 5 * hours,
  }),
  campaignOf({
    title: '双十一邻里囤货节',
    subtitle: '家家户户囤好货',
    look: { tone: 'warn', tint: 'c', scene: 'double-eleven', motion: 'petals' },
    state: 'ended',
    state_text: '已结束',
  }),
  campaignOf({
    title: '工行周三半价券',
    subtitle: '一周一次，到点开抢',
    look: { tone: 'danger', tint: 'a', scene: 'weekly-coupon', motion: 'none' },
    hours: '每周三 10:00–22:00',
    state: 'between',
    state_text: '每周三 10:00 开抢',
    changes_in: 5 * 24 * hours,
  }),
]

const lamps = campaignOf({
  title: '圣诞点灯树',
  subtitle: '邻居帮您点亮九盏灯，层层有礼',
  look: { tone: 'ok', tint: 'b', scene: 'christmas', motion: 'lanterns' },
  prizes: [],
  modules: [modules.lamps],
  entry: lampsOf(3, 1),
  action: { do: 'share', text: '请邻居点灯', note: '还差 3 盏就能领点灯礼包', link: '' },
})

/** Campaigns, from the card in a row to the whole page. */
export function Campaigns() {
  return (
    <>
      <View>
        <SectionHead title="活动卡 CampaignCard" />
        <Stack>
          {teasers.map((teaser) => (
            <CampaignCard key={teaser.key} teaser={teaser} />
          ))}
        </Stack>
      </View>
      {heads.map((campaign) => (
        <Frame key={campaign.title} name={`活动头 Head ${campaign.state}`}>
          <View className={tones[campaign.look.tone]}>
            <Head campaign={campaign} onTurn={nothing} />
          </View>
        </Frame>
      ))}
      <Frame name="飘落 Motion">
        <View className={styles.sky}>
          <Motion kind="lanterns" />
        </View>
      </Frame>
      <Frame name="活动 CampaignView">
        <CampaignView
          route="blindBox99"
          campaign={lamps}
          machineSn={undefined}
          reload={wait}
          look={wait}
        />
      </Frame>
      <Frame name="活动页 CampaignPage">
        <CampaignPage route="subjectPage" />
      </Frame>
      <Frame name="活动骨架 CampaignSkeleton">
        <CampaignSkeleton />
      </Frame>
    </>
  )
}
