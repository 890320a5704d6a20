import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import styles from './AgreementLinks.module.scss'

/** The documents that are agreed to at signing in, within a line of words. */
export function AgreementLinks() {
  return (
    <>
      <Pressable role="link" className={styles.link} onPress={() => void go('userAgreement')}>
        《用户协议》
      </Pressable>
      <View>和</View>
      <Pressable role="link" className={styles.link} onPress={() => void go('privacy')}>
        《隐私政策》
      </Pressable>
    </>
  )
}
