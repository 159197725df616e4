import { Badge, Button, createTheme, Modal } from '@mantine/core';

export const theme = createTheme({
  autoContrast: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({ defaultProps: { radius: 'sm' } }),
    Badge: Badge.extend({ defaultProps: { radius: 'sm', tt: 'none' } }),
    // Locking writes a style element, which the policy forbids.
    Modal: Modal.extend({ defaultProps: { lockScroll: false, centered: false } }),
  },
});
