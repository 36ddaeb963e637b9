import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../columns/Columns.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Icon } from './Icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { name: 'home' },
  render: () => (
    <Columns layout="tiles" gap={3}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Stack key={name} direction="row" gap={2} align="center">
          <Icon name={name} size={24} />
          <Text as="span" size="sm">
            {name}
          </Text>
        </Stack>
      ))}
    </Columns>
  ),
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
