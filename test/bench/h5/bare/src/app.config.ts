export default defineAppConfig({
  pages: ['pages/home/page'],
  window: { navigationBarTitleText: 'Bare', navigationStyle: 'custom' },
})
