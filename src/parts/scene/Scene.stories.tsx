import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from './Scene.tsx';

const meta = { title: 'Illustrations/Scene', component: Scene } satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kitchen: Story = { args: { name: 'kitchen' } };
export const Hallway: Story = { args: { name: 'hallway' } };
export const Evening: Story = { args: { name: 'evening' } };
export const Desk: Story = { args: { name: 'desk' } };
export const Bicycle: Story = { args: { name: 'bicycle' } };
export const Letter: Story = { args: { name: 'letter' } };
export const Paper: Story = { args: { name: 'paper' } };
export const Tea: Story = { args: { name: 'tea' } };
