import './router.h5'
