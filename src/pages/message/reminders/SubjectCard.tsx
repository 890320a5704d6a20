import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { useAllowing } from '@/parts/message/useAllowing'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Switch } from '@/ui/switch/Switch'
import { Text } from '@/ui/text/Text'
import styles from './page.module.scss'

type Choice = Out<'/user/common/getMessage'>['list'][number]
export type Way = 'wechat' | 'sms'

const subjects: Record<Choice['subject'], { title: string; note: string }> = {
  order: { title: '订单和售后', note: '发货、退款、售后有了进展' },
  holding: { title: '卡券到期', note: '到期前 3 天和前 1 天' },
  activity: { title: '到货和活动', note: '想要的有货了，等的活动开始了' },
  account: { title: '账号', note: '实名认证有了结果' },
  work: { title: '工作', note: '机器该补货、该修，要您去办' },
  machine: { title: '机器报修', note: '您报修的机器修好了' },
  health: { title: '健康守护', note: '守护有了新提醒；消息里不写数字，打开才看得到' },
}

interface SubjectCardProps {
  choice: Choice
  smsADay: number
  onChoose: (way: Way, on: boolean) => void
}

/** One subject, with the ways in which it can be told. */
export function SubjectCard({ choice, smsADay, onChoose }: SubjectCardProps) {
  const { title, note } = subjects[choice.subject]
  const { possible, allow } = useAllowing(choice.templates)
  const { submit, busy } = useSubmit(allow)
  const left = choice.grants > 0 ? `还能收到 ${choice.grants} 次` : '还没有次数'
  return (
    <Card bare>
      <View className={styles.head}>
        <Media
          end={
            possible &&
            choice.wechat === 1 && (
              <Button
                kind="soft"
                shape="pill"
                label={`${title}，再加一次微信提醒`}
                busy={busy}
                onPress={() => void submit()}
              >
                微信加一次
              </Button>
            )
          }
        >
          <Text size="md" strong heading={2}>
            {title}
          </Text>
          <Text size="sm" tone="ink3">
            {note}
          </Text>
        </Media>
      </View>
      <Switch
        label="微信提醒"
        name={`${title}，微信提醒`}
        note={possible ? left : `${left}，在邻集小程序里加`}
        on={choice.wechat === 1}
        onChange={(on) => onChoose('wechat', on)}
      />
      <Switch
        label="短信"
        name={`${title}，短信`}
        note={`微信没送到时发；每天最多 ${smsADay} 条，夜里不发`}
        on={choice.sms === 1}
        onChange={(on) => onChoose('sms', on)}
      />
    </Card>
  )
}
