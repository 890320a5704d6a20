import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { dayOf } from '@/format/date'
import { Button } from '@/ui/button/Button'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './Device.module.scss'

interface DeviceProps {
  session: Out<'/user/Center/mySecurity'>['sessions'][number]
  busy: boolean
  onEnd: () => void
}

export function Device({ session, busy, onEnd }: DeviceProps) {
  const { terminal, signed_in_at, seen_on, current } = session
  const since = dayOf(new Date(signed_in_at))
  return (
    <View className={styles.device}>
      <View className={styles.words}>
        <Row wrap>
          <Text>{terminal}</Text>
          {current === 1 && <Tag tone="ok">本机</Tag>}
        </Row>
        <Text size="sm" tone="ink2">{`${since} 登录，最近使用 ${seen_on}`}</Text>
      </View>
      {current === 0 && (
        <Button
          kind="soft"
          shape="pill"
          busy={busy}
          label={`让 ${since} 登录的 ${terminal} 退出`}
          onPress={onEnd}
        >
          退出
        </Button>
      )}
    </View>
  )
}
