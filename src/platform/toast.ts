import Taro from '@tarojs/taro'

export function toast(title: string): void {
  void Taro.showToast({ title, icon: 'none', duration: 2500 })
}
