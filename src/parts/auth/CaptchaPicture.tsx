import { View } from '@tarojs/components'
import { Picture } from '@/platform/Picture'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './CaptchaPicture.module.scss'
import type { SmsForm } from './useSmsForm'

/** The picture with the digits; a tap brings another one. */
export function CaptchaPicture({ captcha }: Pick<SmsForm, 'captcha'>) {
  const { data, loading, reload } = captcha
  const shape = [styles.box, data?.kind === 'long' && styles.wide]
  return (
    <Pressable
      className={shape.filter(Boolean).join(' ')}
      label="图形验证码，点按换一张"
      busy={loading}
      onPress={() => void reload()}
    >
      {data ? (
        <Picture className={styles.picture} src={data.image} alt="" eager />
      ) : (
        <View className={styles.retry}>
          <Icon name="refresh" tone="brand" size="s" />
          <View>{loading ? '加载中' : '换一张'}</View>
        </View>
      )}
    </Pressable>
  )
}
